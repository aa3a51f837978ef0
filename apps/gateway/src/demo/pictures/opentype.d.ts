declare module 'opentype.js' {
  interface Path {
    commands: {
      type: 'M' | 'L' | 'C' | 'Q' | 'Z';
      x?: number;
      y?: number;
      x1?: number;
      y1?: number;
      x2?: number;
      y2?: number;
    }[];
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
  }
  interface Font {
    unitsPerEm: number;
    getPath(text: string, x: number, y: number, size: number): Path;
    getAdvanceWidth(text: string, size: number): number;
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
