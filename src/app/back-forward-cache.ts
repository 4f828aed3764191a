/** Cookies in which other pages of the merchant mirror our session; the storage is the source of truth (decision 25). */
const MIRRORED_COOKIES = ['theme', 'shopMainColor', 'navigateTextColor', 'refreshToken', 'consistentCode']

/**
 * Web only: calls `onRestore` when the browser restores the page from its back-forward cache. Drops the mirrored cookies
 * first, since they can be older than the storage. Does not log out.
 */
export const onBackForwardCacheRestore = (onRestore: () => void): void => {
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    for (const name of MIRRORED_COOKIES) document.cookie = `${name}=; path=/; max-age=0`
    onRestore()
  })
}
