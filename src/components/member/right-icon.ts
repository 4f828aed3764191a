import { ICON_NAMES, type IconName } from '../ui/icon/names'

/** Returns the icon of a right or a gift. Icons that this project lacks are drawn as a crown. */
export const rightIcon = (icon: string): IconName => ICON_NAMES.find((name) => name === icon) ?? 'crown'
