import type { RequestStep } from '../context'

/** Adds the privilege token if the parameters or the page's address contain a privilege (shell §6). */
export const privilege =
  (privilegeToken: () => string): RequestStep =>
  (context, next) => {
    const concerned = 'privilegeId' in context.params || context.call.path.includes('{privilegeId}')
    const value = concerned ? privilegeToken() : ''
    if (value) context.headers['privilege-token'] = value
    return next()
  }
