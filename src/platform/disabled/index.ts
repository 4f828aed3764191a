import type { Disabled } from './contract'

/**
 * Hosts paint a disabled button in a grey that our classes cannot override (WeChat's and Alipay's page styles).
 * So it remains an enabled button for the host, screen readers get `aria-disabled`, and the components ignore its taps.
 * The host's own property is always set, because some hosts treat an undefined one as disabled. The other is a text, as
 * in the hosts' manuals.
 */
export const disabled: Disabled = (off) => ({ disabled: false, ...(off ? { ariaDisabled: 'true' } : {}) })
