import { moduleTexts } from '../../core/texts'
import en from './texts/en-US.json'
import zh from './texts/zh-CN.json'
import mo from './texts/zh-MO.json'

export const texts = moduleTexts({ 'zh-CN': zh, 'zh-MO': mo, 'en-US': en })
