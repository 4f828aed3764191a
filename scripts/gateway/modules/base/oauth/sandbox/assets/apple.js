/* Simulates the used parts of Apple's script (https://developer.apple.com/documentation/signinwithapplejs). */
;(() => {
  const own = new URL(document.currentScript.src).origin
  let settings = null

  const signIn = () =>
    new Promise((resolve, reject) => {
      const query = new URLSearchParams({
        client_id: settings.clientId,
        nonce: settings.nonce,
        state: settings.state,
        origin: window.location.origin,
      })
      const popup = window.open(`${own}/sandbox/apple/account?${query}`, 'sandbox-apple', 'width=440,height=680')
      if (!popup) return reject({ error: 'popup_blocked_by_browser' })
      const listen = ({ origin, data }) => {
        if (origin !== own || data?.sandbox !== 'apple') return
        end()
        resolve({ authorization: data.authorization, ...(data.user ? { user: data.user } : {}) })
      }
      const timer = setInterval(() => {
        if (!popup.closed) return
        // Waits, because a message that the window sent before closing may still arrive.
        setTimeout(() => (end(), reject({ error: 'popup_closed_by_user' })), 200)
      }, 300)
      const end = () => {
        clearInterval(timer)
        window.removeEventListener('message', listen)
      }
      window.addEventListener('message', listen)
    })

  window.AppleID = { auth: { init: (given) => void (settings = given), signIn } }
})()
