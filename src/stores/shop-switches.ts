import type { ShopConfig } from '@/api/shop'

type Config = ShopConfig | null

/** Returns true if a sales channel also applies to later visits (shell §6, cache channel id); null if unknown. */
export const cachesChannel = (config: Config): boolean | null => config && (config.cacheChannelId ?? false)

/** Returns true if buyers may choose the theme (shell §6, change skin router). */
export const offersThemes = (config: Config): boolean => config?.skinRouter !== false
