/** A cookie of a request's header (RFC 6265 §5.4); undefined for none, and for one that is sent twice. */
export const cookieOf = (header: string | undefined, name: string): string | undefined => {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.trim().split('=')
    return key === name ? [value.join('=')] : []
  })
  return values.length === 1 ? values[0] : undefined
}
