declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Api {
    Init(folder: null, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetImageFile(exif: number, angle: number): number;
    SetRectangle(left: number, top: number, width: number, height: number): void;
    Recognize(monitor: null): number;
    GetUTF8Text(): string;
    GetTSVText(page: number): string;
    MeanTextConf(): number;
  }
  interface Core {
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => Api;
  }
  export default function open(options: {
    locateFile: (name: string) => string;
    printErr: (line: string) => void;
  }): Promise<Core>;
}
