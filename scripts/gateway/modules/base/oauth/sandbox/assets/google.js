/* Simulates used parts of Google's script (https://developers.google.com/identity/gsi/web/reference/js-reference). */
;(() => {
  const own = new URL(document.currentScript.src).origin
  const LABELS = { zh_CN: '使用 Google 账号登录', zh_TW: '使用 Google 帳戶登入', en: 'Sign in with Google' }
  const MARK = [
    [
      '#4285f4',
      'M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.8 8.8 0 0 0 2.68-6.62z',
    ],
    [
      '#34a853',
      'M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86a5.36 5.36 0 0 1-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z',
    ],
    ['#fbbc05', 'M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1z'],
    ['#ea4335', 'M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33A5.36 5.36 0 0 1 9 3.58z'],
  ]
  let settings = null

  const openWindow = () => {
    const query = new URLSearchParams({
      client_id: settings.client_id,
      nonce: settings.nonce,
      origin: window.location.origin,
    })
    window.open(`${own}/sandbox/google/account?${query}`, 'sandbox-google', 'width=440,height=680')
  }

  const drawMark = () => {
    const create = (name, attributes) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name)
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
      return element
    }
    const mark = create('svg', { width: 18, height: 18, viewBox: '0 0 18 18', 'aria-hidden': 'true' })
    mark.append(...MARK.map(([fill, d]) => create('path', { fill, d })))
    return mark
  }

  const renderButton = (parent, { theme, locale, width }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(drawMark(), LABELS[locale] ?? LABELS.en)
    const dark = theme === 'filled_black'
    Object.assign(button.style, {
      ...{ width: `${width}px`, height: '44px', font: '500 14px sans-serif', borderRadius: '4px', cursor: 'pointer' },
      ...{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '10px', padding: '0 12px' },
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
