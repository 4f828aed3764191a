import en from './texts/en-US.json'
import zh from './texts/zh-CN.json'
import mo from './texts/zh-MO.json'

/** The texts of the console's page, by language. */
export const CONSOLE_TEXTS = { 'zh-CN': zh, 'zh-MO': mo, 'en-US': en }
