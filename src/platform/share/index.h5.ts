import { clipboard } from '../clipboard/index.h5'
import type { Share } from './contract'

const copy: Share['open'] = async ({ url }) => {
  const copied = await clipboard.copy(url)
  return copied.kind === 'done' ? { kind: 'copied' } : copied
}

const absoluteAddress = (url: string): string | undefined => {
  try {
    return new URL(url, document.baseURI).href
  } catch {
    return undefined
  }
}

/** Sharing in browsers: opens the share panel, or copies the address if the browser has no share panel. */
export const share: Share = {
  open: async ({ url, ...texts }) => {
    const address = absoluteAddress(url)
    if (!address) return { kind: 'failed' }
    const card = { ...texts, url: address }
    if (!share.hasPanel) return copy(card)
    try {
      await navigator.share(card)
      return { kind: 'shared' }
    } catch (error) {
      const name = (error as DOMException | undefined)?.name
      if (name === 'AbortError') return { kind: 'cancelled' }
      return name === 'NotAllowedError' ? { kind: 'denied' } : copy(card)
    }
  },
  buttonType: null,
  get hasPanel() {
    return typeof navigator.share === 'function'
  },
  // A web page cannot hide the browser's share menu.
  allow: () => undefined,
}
