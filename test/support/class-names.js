/** Replaces style sheets in tests: `styles.title` is 'title'. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
