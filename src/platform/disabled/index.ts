import type { Disabled } from './contract'

/**
 * Mini-program hosts paint a disabled button in a gray that class styles cannot override (page styles of WeChat and
 * Alipay). So the button remains enabled for the host. `aria-disabled` announces the state to screen readers, and the
 * components ignore taps. `disabled` is always set, because some hosts treat undefined as disabled. `ariaDisabled` is a
 * text, as in the hosts' manuals.
 */
export const disabled: Disabled = (off) => ({ disabled: false, ...(off ? { ariaDisabled: 'true' } : {}) })
