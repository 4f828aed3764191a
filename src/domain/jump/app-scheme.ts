/** Schemes of third-party apps that a jump may open: WeChat, Alipay, Xiaohongshu, Douyin. */
export const APP_SCHEMES: readonly string[] = ['weixin', 'alipays', 'xhsdiscover', 'snssdk1128']

/** URL schemes that a merchant's configuration cannot allow, because they belong to no app or to several apps. */
const RESERVED =
  /^(https?|wss?|ftp|file|filesystem|blob|data|javascript|vbscript|about|view-source|intent|android-app|market|itms.*|app-store|app-settings|prefs|content|chrome.*|mailto|tel|sms|facetime.*|finclip)$/
const SCHEME_NAME = /^[a-z][a-z0-9.+-]{2,31}$/

/**
 * Returns true if a merchant may use this scheme, such as `lantern-hall`, for its app. The scheme must be in lower
 * case.
 */
export const isAppScheme = (scheme: string): boolean =>
  SCHEME_NAME.test(scheme) && !RESERVED.test(scheme) && !APP_SCHEMES.includes(scheme)
