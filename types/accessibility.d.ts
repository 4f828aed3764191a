import '@tarojs/components/types/common'

type Flag = boolean | 'true' | 'false'

/*
 * Attributes that every element of @tarojs/components takes beyond Taro's own typing. On the web the elements of src/platform/elements
 * write `ariaX` as `aria-x`; mini programs take those their template knows and leave out the rest.
 */
declare module '@tarojs/components/types/common' {
  interface StandardProps {
    role?: string
    tabIndex?: number
    ariaLabel?: string
    ariaLabelledby?: string
    ariaDescribedby?: string
    ariaControls?: string
    ariaHidden?: Flag
    ariaBusy?: Flag
    ariaDisabled?: Flag
    ariaInvalid?: Flag
    ariaRequired?: Flag
    ariaModal?: Flag
    ariaExpanded?: Flag
    ariaSelected?: Flag
    ariaPressed?: Flag
    ariaChecked?: Flag | 'mixed'
    ariaCurrent?: Flag | 'page' | 'step' | 'date'
    ariaHaspopup?: 'dialog' | 'menu' | 'listbox'
    ariaLive?: 'off' | 'polite' | 'assertive'
    ariaAtomic?: Flag
    ariaLevel?: number
    ariaRoledescription?: string
    ariaOrientation?: 'horizontal' | 'vertical'
    ariaValuemin?: number
    ariaValuemax?: number
    ariaValuenow?: number
    ariaValuetext?: string
    /** Web only: mini programs have no keyboard to listen to. */
    onKeyDown?: (event: { key: string; target: { id?: string }; preventDefault: () => void }) => void
    /** The keyboard has left it; only the web tells. */
    onBlur?: () => void
    [data: `data-${string}`]: string | number | boolean | undefined
  }
}
