import { safeReturnUrl } from '../../../../core/return-url'

/** Adds parameters to a return address of the storefront. Returns null for any other address. */
export const returnAddress = (
  raw: string | undefined,
  { own, origins }: { own: string; origins: readonly string[] },
  facts: Readonly<Record<string, string>>,
): string | null => {
  try {
    const url = new URL(safeReturnUrl(raw ?? '', own, origins))
    for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value)
    return url.href
  } catch {
    return null
  }
}
