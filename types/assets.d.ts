/** A picture that a source file imports. The value of the import is the address of the picture in the build. */
declare module '*.webp' {
  const address: string
  export default address
}

declare module '*.png' {
  const address: string
  export default address
}

declare module '*.svg' {
  const address: string
  export default address
}
