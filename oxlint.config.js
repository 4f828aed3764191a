/** In the root because oxlint reads the patterns of a configuration relative to its folder. */
module.exports = require('./config/oxlint/rules-by-file')
