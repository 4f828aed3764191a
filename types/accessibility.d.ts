import '@tarojs/components/types/common'

type Flag = boolean | 'true' | 'false'

/*
 * Attributes that all elements of @tarojs/components accept, but that Taro's types lack. On the web, the elements of
 * src/platform/elements write `ariaX` as `aria-x`. Mini programs use the attributes that their templates contain, and
 * ignore the others.
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
    /** Only on the web. Mini programs do not support keyboards. */
    onKeyDown?: (event: { key: string; target: { id?: string }; preventDefault: () => void }) => void
    /** Called when the element loses the keyboard focus. Only on the web. */
    onBlur?: () => void
    [data: `data-${string}`]: string | number | boolean | undefined
  }
}
