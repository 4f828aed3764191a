/*
 * Replaces style.js of Taro's router, which adds style elements at run time. They would require `unsafe-inline` styles
 * in the content security policy. The rules that pages need are in src/platform/elements/elements.css. The app draws
 * its own navigation bar.
 */
const inOurSheet = () => undefined

module.exports = {
  loadAnimateStyle: inOurSheet,
  loadRouterStyle: inOurSheet,
}
