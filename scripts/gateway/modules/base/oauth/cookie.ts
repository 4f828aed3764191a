/** Returns a cookie of a request's header (RFC 6265 §5.4), or undefined if it is missing or repeated. */
export const cookieOf = (header: string | undefined, name: string): string | undefined => {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.trim().split('=')
    return key === name ? [value.join('=')] : []
  })
  return values.length === 1 ? values[0] : undefined
}
