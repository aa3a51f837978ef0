/** Host of the brand's pictures. */
export const BRAND_HOST = 'https://pictures.parlour.example';

/** Links of each allowed kind, and pictures, without the attributes that the component adds. */
export const BENIGN_LINKS: Record<string, string> = {
  'a page of the site': '<p><a href="/promotions">What is on</a></p>',
  'a page with a query and a place':
    '<p><a href="/rng?vassalage=AMB&amp;isNew=true#top">New slots</a></p>',
  'the first page': '<a href="/">Home</a>',
  'a place of the page': '<a href="#times">Times</a>',
  'a page elsewhere': '<p><a href="https://parlour.example/terms?lang=en">Terms</a></p>',
  'a page elsewhere with a port': '<a href="https://parlour.example:8443/terms">Terms</a>',
  'a page by http': '<a href="http://parlour.example/">Old address</a>',
  'a host in letters of its own': '<a href="https://例え.example/入口">入口</a>',
  'letters in per cent': '<a href="/content/%E6%9D%A1%E6%AC%BE?q=a%20b%2Bc">条款</a>',
  mail: '<p>Write to <a href="mailto:help@parlour.example">help@parlour.example</a></p>',
  'mail with a subject':
    '<a href="mailto:help@parlour.example?subject=My%20account&amp;body=Hello">Write</a>',
  telephone: '<p>Call <a href="tel:+85512345678">+855 12 345 678</a></p>',
  'telephone with an extension': '<a href="tel:+855-12-345-678;ext=12">The desk</a>',
  'a link with a title': '<a href="/vip" title="The programme for guests of the house">VIP</a>',
  'a link with more than words': '<a href="/hot"><strong>Hot</strong> <em>now</em> 🏮</a>',
  'a link from the right': '<p dir="rtl"><a href="/promotions" lang="ar">العروض</a></p>',
  'an anchor without an address': '<p><a>Later</a></p>',
  'a picture of the brand': `<img src="${BRAND_HOST}/evening.webp" alt="The lounge in the evening">`,
  'a picture with its measures': `<img src="${BRAND_HOST}/a.png?w=640&amp;v=2" alt="" width="640" height="360">`,
  'a picture of the site':
    '<p><img src="/pictures/evening.webp" alt="Evening" title="Evening"></p>',
  'a figure with its words': `<figure><img src="${BRAND_HOST}/wheel.png" alt="Wheel"><figcaption>The wheel of the month</figcaption></figure>`,
  'a picture that is a link': `<a href="/promotions"><img src="${BRAND_HOST}/banner.webp" alt="To the promotions"></a>`,
  'pictures in a table': `<table><tbody><tr><td><img src="${BRAND_HOST}/1.png" alt="1"></td><td><img src="${BRAND_HOST}/2.png" alt="2"></td></tr></tbody></table>`,
};
