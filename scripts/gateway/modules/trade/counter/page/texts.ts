import en from '../texts/en-US.json'
import zh from '../texts/zh-CN.json'
import mo from '../texts/zh-MO.json'

/** The texts of the counter's page, by language. */
export const COUNTER_TEXTS = { 'zh-CN': zh.page, 'zh-MO': mo.page, 'en-US': en.page }

export type CounterTexts = typeof zh.page
