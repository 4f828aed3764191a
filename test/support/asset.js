/** A picture in tests. */
module.exports = '/asset'
