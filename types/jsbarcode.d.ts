/** Types of the encoder, which does not draw. The package's own types only cover its renderers. */
declare module 'jsbarcode/bin/barcodes/CODE128' {
  export class CODE128 {
    constructor(text: string, options: object)
    /** Returns `data` with one character for each module of the bar code: 1 for a dark one, 0 for a light one. */
    encode(): { data: string; text: string }
  }
}
