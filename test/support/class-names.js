/** Replaces style sheets in tests. The class name is the name itself: `styles.title` is 'title'. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
