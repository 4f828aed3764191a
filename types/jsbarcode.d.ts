/** The encoder alone, which draws nothing: the package's own types are those of its renderers. */
declare module 'jsbarcode/bin/barcodes/CODE128' {
  export class CODE128 {
    constructor(text: string, options: object)
    /** `data`: a character a module, 1 for a dark one. */
    encode(): { data: string; text: string }
  }
}
