const events = [
  'onload=hit=1',
  'onerror=hit=1',
  'onfocus=hit=1 autofocus',
  'ontoggle=hit=1',
  'onbegin=hit=1',
];
const tags = [
  'img src=x',
  'svg',
  'body',
  'iframe',
  'video src=x',
  'audio src=x',
  'details open',
  'input',
  'select',
  'marquee',
  'object data=x',
  'embed src=x',
  'link rel=x',
  'style',
  'a href=x',
  'p',
];

const elements = tags.flatMap((tag) => events.map((event) => `<${tag} ${event}>`));

const breakouts = [
  '<script>hit=1</script>',
  '</script><script>hit=1</script>',
  '"><script>hit=1</script>',
  `'><script>hit=1</script>`,
  '</title><script>hit=1</script>',
  '</textarea><script>hit=1</script>',
  '</style><script>hit=1</script>',
  '</p><img src=x onerror=hit=1>',
  '" onmouseover=hit=1 x="',
  `' onfocus=hit=1 autofocus x='`,
  '`onload=hit=1`',
  '<!--><img src=x onerror=hit=1>',
  '--><svg onload=hit=1>',
  ']]><svg onload=hit=1>',
  '<scr<script>ipt>hit=1</script>',
  '\\u003cscript\\u003ehit=1\\u003c/script\\u003e',
  '\\x3csvg onload=hit=1\\x3e',
  '&lt;script&gt;hit=1&lt;/script&gt;',
  '&#60;svg onload=hit=1&#62;',
  '%3Csvg onload=hit=1%3E',
  '<svg/onload=hit=1>',
  '<svg\tonload=hit=1>',
  '<SVG  ONLOAD=hit=1>',
  'javascript:hit=1',
  'JaVaScRiPt: hit=1',
  'data:text/html,<script>hit=1</script>',
  'vbscript:hit=1',
  'javascript://%0ahit=1',
  '{{constructor.constructor("hit=1")()}}',
  '${hit=1}',
  '<%= hit=1 %>',
  '#{hit=1}',
  '{hit=1}',
  '";hit=1;//',
  `';hit=1;//`,
  '\\";hit=1;//',
  '</script>\u2028hit=1',
  '<base href=//x.example>',
  '<meta http-equiv=refresh content=0>',
  '<form action=//x.example><button>',
  '[x](javascript:hit=1)',
  '<math><a href=javascript:hit=1>',
];

/**
 * 120 script payloads that would run in a page without escaping. Each payload fits every text field
 * (at most 40 characters).
 */
export const xssPayloads: readonly string[] = [...breakouts, ...elements]
  .filter((text) => text.length <= 40)
  .slice(0, 120);
