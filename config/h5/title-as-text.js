/** Taro's line that paints a page's title: as HTML, and a title bears the names of shows, shops and policies. */
const AS_HTML = 'titleElement.innerHTML = '

/**
 * Webpack loader for the file of Taro's router that paints titles: they become text, so that no name can bring a script
 * in. Throws where the line is no longer found, so that a new version of Taro cannot lose it unnoticed.
 * @param {string} source
 * @returns {string}
 */
module.exports = (source) => {
  if (!source.includes(AS_HTML)) throw new Error(`title-as-text: "${AS_HTML}" is no longer in @tarojs/router`)
  return source.replaceAll(AS_HTML, 'titleElement.textContent = ')
}
