import en from '../texts/en-US.json'
import zh from '../texts/zh-CN.json'
import mo from '../texts/zh-MO.json'

/** What the console's page says, by language. */
export const CONSOLE_TEXTS = { 'zh-CN': zh.console, 'zh-MO': mo.console, 'en-US': en.console }
