/*
 * Replaces style.js of Taro's router, which writes style elements at run time. A content security policy would have to
 * allow any of them. The rules that pages need are in src/platform/elements/elements.css, and the app draws its own
 * navigation bar.
 */
const inOurSheet = () => undefined

module.exports = {
  loadAnimateStyle: inOurSheet,
  loadRouterStyle: inOurSheet,
}
