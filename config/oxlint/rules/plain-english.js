const { faultsOfText, faultsOfTitle } = require('../../plain-english/faults')

const TITLED = new Set(['describe', 'it', 'test', 'describeVariants', 'scenario'])

/** Directives of tools. */
const DIRECTIVE = /^\s*(cspell|@ts-|eslint|oxlint|#|c8|webpack)/

/**
 * Returns the name of the called function, such as `describe` for `describe.each(…)(…)` and `test` for `test.skip(…)`.
 */
const nameOf = (callee) => {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return nameOf(callee.object)
  return callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression'
    ? nameOf(callee.callee ?? callee.tag)
    : undefined
}

const textOf = (comment) =>
  comment.type === 'Line' ? comment.value.trim() : comment.value.replace(/^\s*\*+ ?/gm, '').trim()

/** Joins consecutive line comments into one text. */
const blocksOf = (comments) => {
  const blocks = []
  for (const comment of comments) {
    const last = blocks.at(-1)
    const follows =
      comment.type === 'Line' &&
      last?.type === 'Line' &&
      comment.loc.start.line === last.end + 1 &&
      comment.loc.start.column === last.column
    if (follows) Object.assign(last, { end: comment.loc.end.line, text: `${last.text} ${textOf(comment)}` })
    else
      blocks.push({
        type: comment.type,
        loc: comment.loc,
        end: comment.loc.end.line,
        column: comment.loc.start.column,
        text: textOf(comment),
      })
  }
  return blocks
}

/** Splits a comment into its sentences and the descriptions of its tags. */
const partsOf = (text) =>
  text
    .split(/^(?=@\w)/m)
    .map((part) =>
      part
        .replace(/^@\w+\s*(\{[^}]*\})?/, '')
        .replace(/\s*\n\s*/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')

/** Reports comments and test titles that break the rules of plain English. */
module.exports = {
  meta: { type: 'problem', schema: [], messages: { fault: '{{fault}}: {{text}}' } },
  create(context) {
    const report = (loc, text, faults) => {
      for (const fault of new Set(faults))
        context.report({ loc, messageId: 'fault', data: { fault, text: text.slice(0, 90) } })
    }
    return {
      Program() {
        const comments = context.sourceCode.getAllComments().filter(({ value }) => !DIRECTIVE.test(value))
        for (const { loc, text } of blocksOf(comments))
          for (const part of partsOf(text)) report(loc, part, faultsOfText(part))
      },
      CallExpression(node) {
        const [title] = node.arguments
        if (title?.type !== 'Literal' || typeof title.value !== 'string') return
        if (TITLED.has(nameOf(node.callee))) report(title.loc, title.value, faultsOfTitle(title.value))
      },
    }
  },
}
