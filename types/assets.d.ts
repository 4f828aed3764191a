/** Pictures imported by a source: the address the build gives them. */
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
