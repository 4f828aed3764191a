/**
 * Second half of rule 5 in config/floors.js. A file for one host (`index.weapp.ts`) is a small adapter, never a screen
 * or a component. A module that only the web loads on demand (`late-parts.h5.ts`) may also have the suffix. Such a
 * module must not draw anything itself.
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { hosts: { type: 'array', items: { type: 'string' } }, maxLines: { type: 'number' } },
        required: ['hosts', 'maxLines'],
      },
    ],
    messages: {
      screen:
        'Rule 5: a screen or component has no host suffix; put the difference behind a small adapter in platform/.',
      view: 'Rule 5: a file with a host suffix is an adapter (.ts), not a view (.tsx).',
      long: 'Rule 5: an adapter is small: {{lines}} lines, at most {{maxLines}}.',
    },
  },
  create(context) {
    const { hosts, maxLines } = context.options[0]
    const suffix = new RegExp(`\\.(${hosts.join('|')})\\.tsx?$`)
    if (!suffix.test(context.filename)) return {}
    return {
      Program(node) {
        const lines = context.sourceCode.lines.length
        const loads = /[/\\]components[/\\].*[/\\]late-[a-z-]+\.h5\.ts$/.test(context.filename)
        if (!loads && /[/\\]src[/\\](pages|packages|components)[/\\]/.test(context.filename))
          context.report({ node, messageId: 'screen' })
        else if (context.filename.endsWith('.tsx')) context.report({ node, messageId: 'view' })
        else if (lines > maxLines) context.report({ node, messageId: 'long', data: { lines, maxLines } })
      },
    }
  },
}
