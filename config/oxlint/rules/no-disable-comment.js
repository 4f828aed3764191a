const DIRECTIVE = /\b(es|ox)lint-(dis|en)able/

/**
 * Forbids comments that disable lint rules. Throws instead of reporting, because such a comment would also disable the
 * report.
 */
module.exports = {
  meta: { type: 'problem', schema: [] },
  create({ sourceCode }) {
    return {
      Program() {
        if (!DIRECTIVE.test(sourceCode.text)) return
        const comment = sourceCode.getAllComments().find(({ value }) => DIRECTIVE.test(value))
        if (comment) throw new Error(`Remove the comment in line ${comment.loc.start.line}: lint cannot be silenced.`)
      },
    }
  },
}
