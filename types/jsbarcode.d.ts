/** Types of the encoder, which does not draw. The package's own types only cover its renderers. */
declare module 'jsbarcode/bin/barcodes/CODE128' {
  export class CODE128 {
    constructor(text: string, options: object)
    /**
     * Returns the encoded bar code as `data`. It has one character per module: 1 for a dark module, 0 for a light one.
     */
    encode(): { data: string; text: string }
  }
}
