/** oxlint plugin with the rules of this project. It uses ESLint's plugin API. */
module.exports = {
  meta: { name: 'foyer' },
  rules: {
    'file-name': require('./rules/file-name'),
    'host-suffix': require('./rules/host-suffix'),
    'no-barrel': require('./rules/no-barrel'),
    'no-default-export': require('./rules/no-default-export'),
    'no-disable-comment': require('./rules/no-disable-comment'),
    'no-fen-arithmetic': require('./rules/no-fen-arithmetic'),
    'no-hard-coded-text': require('./rules/no-hard-coded-text'),
    'no-restricted-syntax': require('./rules/no-restricted-syntax'),
    'plain-english': require('./rules/plain-english'),
  },
}
