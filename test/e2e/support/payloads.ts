/*
 * Texts that run as scripts if they are inserted as markup. Each contains the attribute `data-hit`, by which an element
 * that was created from the text is found. Its script calls `hit`.
 */

const CALLS = ['hit(1)', 'window.hit(1)', 'top.hit(1)', 'self["hit"](1)', '&#104;it(1)', 'hit`1`', 'eval("hit(1)")']

const ELEMENTS = [
  (call: string) => `<img data-hit src=x onerror="${call}">`,
  (call: string) => `<svg data-hit onload="${call}"></svg>`,
  (call: string) => `<svg><animate data-hit onbegin="${call}" attributeName=x dur=1s></svg>`,
  (call: string) => `<script data-hit>${call}</script>`,
  (call: string) => `<body data-hit onload="${call}">`,
  (call: string) => `<iframe data-hit srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call: string) => `<iframe data-hit src="javascript:parent.${call}"></iframe>`,
  (call: string) => `<input data-hit autofocus onfocus="${call}">`,
  (call: string) => `<details data-hit open ontoggle="${call}">a</details>`,
  (call: string) => `<video data-hit><source onerror="${call}"></video>`,
  (call: string) => `<audio data-hit src=x onerror="${call}"></audio>`,
  (call: string) => `<a data-hit href="javascript:${call}">a</a>`,
  (call: string) => `<form data-hit action="javascript:${call}"><button>a</button></form>`,
  (call: string) => `<object data-hit data="javascript:${call}"></object>`,
  (call: string) =>
    `<style data-hit>@keyframes hit{}</style><b style="animation-name:hit" onanimationstart="${call}">a</b>`,
  (call: string) => `<link data-hit rel=stylesheet href=x onerror="${call}">`,
  (call: string) => `<math data-hit><a xlink:href="javascript:${call}">a</a></math>`,
  (call: string) => `<noscript><p title="</noscript><img data-hit src=x onerror=${call}>">`,
  (call: string) => `"><img data-hit src=x onerror="${call}">`,
  (call: string) => `'><img data-hit src=x onerror='${call}'>`,
  (call: string) => `</title><img data-hit src=x onerror="${call}">`,
]

/** Combinations of each element with each call: at least 150 payloads. */
export const PAYLOADS: readonly string[] = [
  ...ELEMENTS.flatMap((element) => CALLS.map(element)),
  '</script><script data-hit>hit(1)</script>',
  '{{constructor.constructor("hit(1)")()}}',
  '${hit(1)}',
  'javascript:hit(1)',
  'data:text/html,<script>parent.hit(1)</script>',
  '<!--><img data-hit src=x onerror=hit(1)>-->',
  '<![CDATA[><img data-hit src=x onerror=hit(1)>]]>',
]

/** All payloads in one text. */
export const ALL_PAYLOADS = PAYLOADS.join(' ')
