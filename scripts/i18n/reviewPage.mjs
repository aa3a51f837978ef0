// The page of a review: one HTML file that works without a server.
import { collectRemarks, remarksScript } from './remarks.mjs';
import { classOf, pictureRules } from './reviewPictures.mjs';

const escape = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

const STYLE = `
  body { font: 16px/1.6 system-ui, sans-serif; margin: 0 auto; padding: 24px; max-inline-size: 1280px; }
  section { display: grid; grid-template-columns: minmax(0, 1fr) 300px; gap: 24px; border-block-start: 1px solid #bbb; }
  aside { align-self: start; position: sticky; inset-block-start: 24px; border: 1px solid #bbb; background-size: 100%; }
  h2 { font-size: 1rem; grid-column: 1 / -1; margin-block-end: 0; }
  [data-key] { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 16px; padding-block: 16px; border-block-start: 1px dotted #bbb; }
  code { grid-column: 1 / -1; color: #666; font-size: 0.8rem; }
  [data-key] > p { margin: 0; white-space: pre-wrap; }
  textarea { font: inherit; inline-size: 100%; box-sizing: border-box; }
  footer { position: sticky; inset-block-end: 0; padding-block: 16px; background: #fff; border-block-start: 2px solid; }
  @media (max-width: 900px) { section { grid-template-columns: 1fr; } aside { position: static; max-inline-size: 300px; } }`;

const rowOf = ({ key, english, text }, { tag, direction }) => `
    <div data-key="${escape(key)}">
      <code>${escape(key)}</code>
      <p lang="en">${escape(english)}</p>
      <p lang="${tag}" dir="${direction}">${escape(text)}</p>
      <label>Better text<textarea name="text" rows="2" lang="${tag}" dir="${direction}"></textarea></label>
      <label>Remark<textarea name="remark" rows="2"></textarea></label>
    </div>`;

const groupOf = ({ folder, name, picture, rows }, language) => `
  <section data-folder="${escape(folder)}">
    <h2>${escape(name)}</h2>
    <div>${rows.map((row) => rowOf(row, language)).join('')}
    </div>
    ${picture === undefined ? '' : `<aside class="${classOf(picture)}"></aside>`}
  </section>`;

/** Saves the page with what was written, as a download. Runs in the page. */
function save(collect) {
  const remarks = JSON.stringify(collect(document), null, 0).replaceAll('<', '\\u003c');
  document.getElementById('remarks').textContent = remarks;
  // What is typed into a box is not in the document, and would be lost when the file is opened again.
  for (const box of document.querySelectorAll('textarea')) box.textContent = box.value;
  const file = new globalThis.Blob([`<!doctype html>${document.documentElement.outerHTML}`], {
    type: 'text/html',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `parlour-${document.documentElement.dataset.tag}.html`;
  link.click();
}

/** The page for a language: groups of texts with the place where they are shown, and a picture of it. */
export const reviewPage = (language, groups) => `<!doctype html>
<html lang="en" data-tag="${language.tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Texts in ${escape(language.name)}</title>
<style>${STYLE}
${pictureRules(groups.map(({ picture }) => picture))}</style>
<h1>Texts in <span lang="${language.tag}">${escape(language.name)}</span></h1>
<p>English is on the left, the translation beside it. Write a better text, a remark, or nothing where it is right. Names in
braces, such as {{amount}}, and marks such as &lt;em&gt; have to stay.</p>
${groups.map((group) => groupOf(group, language)).join('')}
<footer>
  <label><input type="checkbox" name="native"> I am a native speaker, and have read all of it</label>
  <button type="button" id="save">Save the file</button>
</footer>
${remarksScript({ tag: language.tag, isNative: false, rows: [] })}
<script>
${collectRemarks.toString()}
${save.toString()}
document.getElementById('save').addEventListener('click', () => save(collectRemarks));
</script>
</html>
`;
