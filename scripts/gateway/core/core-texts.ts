import en from './texts/en-US.json'
import zh from './texts/zh-CN.json'
import mo from './texts/zh-MO.json'
import { moduleTexts } from './texts'

/** Texts of the core: messages of codes, of invalid input, and of faults. */
export const texts = moduleTexts({ 'zh-CN': zh, 'zh-MO': mo, 'en-US': en })
