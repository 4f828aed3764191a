import type { AgreedLine } from '../../../../../src/domain/pricing/changed-part'
import { openSigned, signed } from '../../../core/signed'
import type { PriceLineRow } from '../pricing/service'

/** Encodes the lines of a price for the storefront, which returns them with the order. */
export const sealPrice = (key: Uint8Array, lines: readonly PriceLineRow[]): string => {
  const agreed: AgreedLine[] = lines.map(({ kind, amount, points = 0, source = '' }) => ({
    ...{ kind, amount, points, source },
  }))
  return signed(key, Buffer.from(JSON.stringify(agreed)).toString('base64url'))
}

/** Decodes the lines of a price that this gateway made; null for any other text or no text. */
export const openPrice = (key: Uint8Array, token = ''): AgreedLine[] | null => {
  const text = openSigned(key, token)
  return text === null ? null : (JSON.parse(Buffer.from(text, 'base64url').toString()) as AgreedLine[])
}
