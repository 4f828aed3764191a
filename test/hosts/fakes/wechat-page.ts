/** A call of the page to WeChat's script. */
interface WechatCall {
  name: string
  options: Record<string, unknown>
}

/** The fields that the documentation requires for each call. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  config: ['debug', 'appId', 'timestamp', 'nonceStr', 'signature', 'jsApiList'],
  updateAppMessageShareData: ['title', 'desc', 'link', 'imgUrl'],
  updateTimelineShareData: ['title', 'link', 'imgUrl'],
  hideMenuItems: ['menuList'],
  showMenuItems: ['menuList'],
}

/**
 * Simulates WeChat's script in a page, as documented. It refuses calls before an accepted `config`, and calls that
 * `jsApiList` does not name. With `refuse`, the app refuses the configuration.
 */
export const wechatPage = ({ refuse = '' }: { refuse?: string } = {}) => {
  const calls: WechatCall[] = []
  let allowed: readonly string[] = []
  let failed: (error: { errMsg: string }) => void = () => undefined
  let ready: (() => void) | undefined
  const note = (name: string, options: Record<string, unknown>) => {
    for (const field of NEEDS[name])
      if (options[field] === undefined || options[field] === '') throw new Error(`${name} needs ${field}`)
    for (const field of Object.keys(options))
      if (!NEEDS[name].includes(field)) throw new Error(`${name} has no option ${field}`)
    calls.push({ name, options })
  }
  const api = (name: string) => (options: Record<string, unknown>) => {
    if (!allowed.includes(name)) throw new Error(`${name}: permission denied`)
    note(name, options)
  }
  const wx = {
    config: (options: Record<string, unknown>) => {
      note('config', options)
      queueMicrotask(() => {
        if (refuse) return failed({ errMsg: refuse })
        allowed = options.jsApiList as string[]
        ready?.()
      })
    },
    ready: (done: () => void) => {
      ready = done
    },
    error: (listener: typeof failed) => {
      failed = listener
    },
    updateAppMessageShareData: api('updateAppMessageShareData'),
    updateTimelineShareData: api('updateTimelineShareData'),
    hideMenuItems: api('hideMenuItems'),
    showMenuItems: api('showMenuItems'),
  }
  return { wx: wx as never, calls, named: (name: string) => calls.filter((each) => each.name === name) }
}
