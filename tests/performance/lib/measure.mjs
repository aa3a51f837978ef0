import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Sizes in bytes of one file as a server sends it: gzip at level 9, brotli at 11. */
export function sizesOf(file) {
  const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
  return {
    gz: gzipSync(content, { level: 9 }).length,
    br: brotliCompressSync(content).length,
  };
}

/** Total sizes of the scripts and of the styles among `files`, compressed one by one. */
export function weigh(files) {
  const totals = { js: { gz: 0, br: 0 }, css: { gz: 0, br: 0 }, total: { gz: 0, br: 0 } };
  for (const file of files) {
    const kind = file.type === 'chunk' ? 'js' : file.fileName.endsWith('.css') ? 'css' : undefined;
    if (kind === undefined) continue;
    const { gz, br } = sizesOf(file);
    for (const total of [totals[kind], totals.total]) {
      total.gz += gz;
      total.br += br;
    }
  }
  return totals;
}
