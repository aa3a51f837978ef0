/** Blocks of a merchant's text: headings, paragraphs, lists, tables and rules. */
export const BENIGN_BLOCKS: Record<string, string> = {
  'headings of every rank':
    '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>',
  'a heading with a title of its own':
    '<h2 title="Opening hours of the lounge">Hours</h2><p>Always.</p>',
  'a heading with emphasis': '<h3>New: <em>Lantern</em> <small>(live)</small></h3>',
  'paragraphs with empty ones between': '<p>One</p><p></p><p>Two</p><p><br></p><p>Three</p>',
  'a paragraph of nothing but spaces': '<p>   </p><p>&nbsp;</p>',
  'lines broken by hand': '<p>12 Quay Street<br>Harbour<br><br>Open daily</p>',
  'text without an element': 'Only words, and no paragraph around them.',
  'text between elements': 'Before <b>bold</b> between <i>slanted</i> after',
  'line ends and indents': '<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>\n',
  'a rule between sections': '<section><p>One</p></section><hr><section><p>Two</p></section>',
  'an article in divisions':
    '<article><div><div><p>Deep, but not too deep.</p></div></div></article>',
  'a quotation with its source':
    '<blockquote><p>A quiet house.</p><p><small>A guest</small></p></blockquote>',
  'a quotation in a quotation': '<blockquote>He said<blockquote>she said</blockquote></blockquote>',
  'code and spaces that count': '<pre><code>stake   10.00\n  odds   2.50</code></pre>',
  'a short list': '<ul><li>Slots</li><li>Sports</li></ul>',
  'lists in lists':
    '<ol><li>Log in<ul><li>by name<ul><li>or by telephone</li></ul></li></ul></li><li>Choose<ol><li>a table</li></ol></li></ol>',
  'a list of paragraphs': '<ul><li><p>One</p><p>still one</p></li><li><p>Two</p></li></ul>',
  'an empty item': '<ul><li></li><li>Two</li></ul>',
  'terms and what they mean':
    '<dl><dt>Stake</dt><dd>What is put on a round.</dd><dt>Odds</dt><dd>2.50</dd><dd>3.10</dd></dl>',
  'a table with a head and a foot':
    '<table><caption>Limits</caption><thead><tr><th>Table</th><th>Most</th></tr></thead><tbody><tr><td>Lantern</td><td>500.00</td></tr></tbody><tfoot><tr><td>All</td><td>2,000.00</td></tr></tfoot></table>',
  'a table with spans':
    '<table><tbody><tr><th colspan="3">March</th></tr><tr><td rowspan="2">14</td><td>02:00</td><td>03:00</td></tr><tr><td colspan="2">closed</td></tr></tbody></table>',
  'a table with columns':
    '<table><colgroup><col width="120"><col></colgroup><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  'a table of one cell': '<table><tbody><tr><td>Alone</td></tr></tbody></table>',
  'a table with empty cells':
    '<table><tbody><tr><td></td><td>2</td></tr><tr><td>3</td><td></td></tr></tbody></table>',
  'lists and links in a table':
    '<table><tbody><tr><td><ul><li>One</li></ul></td><td><a href="/hot">Hot games</a></td></tr></tbody></table>',
  'a table in a table':
    '<table><tbody><tr><td><table><tbody><tr><td>Inside</td></tr></tbody></table></td></tr></tbody></table>',
  'quoted prices': '<p>Was <s>1.299,00 €</s>, now <strong>“999,00 €”</strong> ("a third less")</p>',
  'figures with signs': '<p>-5.00, +5.00, ±0.5 %, ½, 10⁻³, 2 × 3 = 6, ≤ 100</p>',
  'a small print': '<p><small>* 18 and over. Play within your means.</small></p>',
  'indices and powers': '<p>H<sub>2</sub>O, x<sup>2</sup>, 3<sup>rd</sup></p>',
  'what was changed': '<p>Starts at <del>20:00</del> <ins>21:00</ins> <time>on Friday</time></p>',
  'an abbreviation': '<p><abbr title="return to player">RTP</abbr> 96.5%</p>',
  'every emphasis at once':
    '<p><b><i><u><s><em><strong><mark>all</mark></strong></em></s></u></i></b> <span>none</span></p>',
};
