/* Plays Google's script (https://developers.google.com/identity/gsi/web/reference/js-reference): as much of it as the storefront calls. */
;(() => {
  const own = new URL(document.currentScript.src).origin
  const LABELS = { zh_CN: '使用 Google 账号继续', zh_TW: '以 Google 帳戶繼續', en: 'Continue with Google' }
  let settings = null

  const openWindow = () => {
    const query = new URLSearchParams({
      client_id: settings.client_id,
      nonce: settings.nonce,
      origin: window.location.origin,
    })
    window.open(`${own}/sandbox/google/account?${query}`, 'sandbox-google', 'width=440,height=680')
  }

  const renderButton = (parent, { theme, locale, width }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = LABELS[locale] ?? LABELS.en
    const dark = theme === 'filled_black'
    Object.assign(button.style, {
      ...{ width: `${width}px`, height: '44px', font: '500 14px sans-serif', borderRadius: '4px', cursor: 'pointer' },
      ...{ textAlign: 'center', padding: '0 12px' },
      ...(dark
        ? { background: '#131314', color: '#e3e3e3', border: '1px solid #8e918f' }
        : { background: '#fff', color: '#1f1f1f', border: '1px solid #747775' }),
    })
    button.addEventListener('click', openWindow)
    parent.replaceChildren(button)
  }

  window.addEventListener('message', ({ origin, data }) => {
    if (origin === own && data?.sandbox === 'google') settings?.callback({ credential: data.credential })
  })
  window.google = { accounts: { id: { initialize: (given) => void (settings = given), renderButton } } }
})()
