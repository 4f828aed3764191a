/** Pictures that a source file imports. The value is the address in the build. */
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
