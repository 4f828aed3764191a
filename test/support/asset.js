/** Replaces pictures in tests. */
module.exports = '/asset'
