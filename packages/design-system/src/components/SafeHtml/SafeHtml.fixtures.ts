export const NOTICE = `
<p>The lantern tables pause on <strong>Tuesday, 14 March</strong> from 02:00 to 03:00 UTC. Open rounds are settled before.</p>
<h2>What stays open</h2>
<ul><li>All slots</li><li>Sports and esports</li></ul>
<h2>Times</h2>
<table><thead><tr><th>Table</th><th>Closed</th></tr></thead>
<tbody><tr><td>Lantern Roulette</td><td>02:00</td></tr><tr><td>Harbour Baccarat</td><td>02:15</td></tr></tbody></table>
<p>Questions? <a href="/promotions">See what is on</a> or write to <a href="mailto:help@parlour.example">help@parlour.example</a>.</p>`;

export const LONG_NOTICE = `<h1>Donaudampfschifffahrtsgesellschaftskapitänsmützenverordnung</h1>
<p>${'A long line that goes on and keeps its measure. '.repeat(12)}</p>
<p>https://parlour.example/${'very-long-path-'.repeat(12)}</p>
<table><tr>${'<td>Unzerbrechlichkeitsbescheinigung</td>'.repeat(6)}</tr></table>`;

/** HTML that has to stay unchanged. */
export const BENIGN: Record<string, string> = {
  table:
    '<table><caption>Odds</caption><thead><tr><th colspan="2">Round</th></tr></thead><tbody><tr><td rowspan="2">1</td><td>2.50</td></tr></tbody></table>',
  lists: '<ol><li>One<ul><li>Two</li></ul></li></ol><dl><dt>Stake</dt><dd>10.00</dd></dl>',
  headings: '<h1>One</h1><h2>Two</h2><h3 title="Third">Three</h3>',
  emphasis:
    '<p><b>a</b> <i>b</i> <em>c</em> <strong>d</strong> <u>e</u> <s>f</s> <mark>g</mark></p>',
  emoji: '<p>🎲 🏮 👩‍👩‍👧 ♠️ 🇰🇭</p>',
  rtl: '<p dir="rtl" lang="ar">مرحبا بكم في <bdi>Parlour</bdi></p>',
  entities: '<p>5 &lt; 7 &amp; 7 &gt; 5 — “quoted”, 中文, ខ្មែរ</p>',
  breaks: '<p>One<br>Two</p><hr><blockquote>Said</blockquote>',
};

/** HTML of which only text may be left. Each would set `window.hit` if any of it ran. */
export const HOSTILE: readonly string[] = [
  '<script>window.hit = 1</script>',
  '<img src="x" onerror="window.hit = 1">',
  '<p onclick="window.hit = 1" onmouseover="window.hit = 1">Text</p>',
  '<svg><script>window.hit = 1</script></svg>',
  '<svg onload="window.hit = 1"><a xlink:href="javascript:window.hit=1"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror="window.hit = 1"></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.hit=1&gt;">',
  '<math><mi xlink:href="javascript:window.hit=1">x</mi></math>',
  '<a href="javascript:window.hit=1">link</a>',
  '<a href=" JaVa\tScRiPt:window.hit=1">link</a>',
  '<a href="data:text/html,<script>window.hit=1</script>">link</a>',
  '<a href="//evil.example">link</a>',
  '<a href="/\\evil.example">link</a>',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:1">Log in</button></form>',
  '<style>body { display: none }</style>',
  '<p style="position: fixed; inset: 0; background: white">cover</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example">',
  '<iframe src="javascript:window.hit=1"></iframe><iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<template><img src=x onerror="window.hit=1"></template>',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>"></noscript>',
  '<img src="data:image/svg+xml,<svg/>"><img src="https://tracker.example/1.png">',
  '<p id="root" name="cookie" class="toast" data-component="Dialog" aria-label="x">clobber</p>',
  '<video src=x onerror="window.hit=1"><source onerror="window.hit=1"></video>',
];

/** Matches anything left that acts, loads, styles, or imitates the page. */
export const LEFTOVERS =
  'script, style, link, meta, base, iframe, object, embed, form, input, button, template, noscript, svg, math, video, audio, [style], [class], [id], [name], [onclick], [onerror], [onload], [src], [href], [data-component], [aria-label]';
