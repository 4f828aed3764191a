const path = require('node:path')

const KEBAB = /^[a-z\d]+(-[a-z\d]+)*(\.[a-z\d]+)*$/
/**
 * Names that say nothing about the contents of a file. `common-query` is allowed, because only the whole name is
 * matched.
 */
const EMPTY_NAMES = /^(commons?|misc|shared)$/
const EMPTY_WORDS = /^(utils?|helpers?)$/

/** Requires kebab-case, and forbids meaningless names (`utils`, `common`, `helper`) of files and folders. */
module.exports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab: '"{{part}}" is not kebab-case.',
      empty: '"{{word}}" says nothing; name the file after what it does.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const parts = path.relative(context.cwd, context.filename).split(path.sep)
        const file = parts.pop()
        if (!KEBAB.test(file)) context.report({ node, messageId: 'kebab', data: { part: file } })
        const stems = [...parts, file.split('.')[0]]
        const word =
          stems.find((stem) => EMPTY_NAMES.test(stem)) ??
          stems.flatMap((stem) => stem.split('-')).find((part) => EMPTY_WORDS.test(part))
        if (word) context.report({ node, messageId: 'empty', data: { word } })
      },
    }
  },
}
