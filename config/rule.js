/** @returns {import('dependency-cruiser').IForbiddenRuleType} */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = { rule }
