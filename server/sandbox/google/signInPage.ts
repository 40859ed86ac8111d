import { createHash } from 'node:crypto';
import { escapedHtml } from '../../http/escapedHtml.ts';

const style = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}
p{margin:0 0 1rem}
.sandbox{margin-bottom:1.5rem;padding:.75rem 1rem;border:2px dashed;border-radius:.5rem}
.sandbox p:last-child,.field p{margin:0}
.field{margin:0 0 1rem}
label{font-weight:600}
.field .ko{margin-bottom:.375rem}
.ko{font-size:.875rem;opacity:.8}
.field .problem{margin-bottom:.5rem;color:#b3261e;font-weight:600}
@media(prefers-color-scheme:dark){.field .problem{color:#ffb4ab}}
input[type=email],input[type=text]{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid GrayText;border-radius:.375rem;background:Field;color:FieldText;font:inherit}
input[type=checkbox]{width:1.25rem;height:1.25rem;margin:0 .5rem 0 0;vertical-align:-.25rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0 .5rem}
button{flex:1 1 8rem;min-height:2.75rem;padding:.5rem 1rem;border:1px solid #1f5fbf;border-radius:.375rem;background:#1f5fbf;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:Canvas;color:CanvasText;border-color:GrayText}
:focus-visible{outline:3px solid #e8710a;outline-offset:2px}
`;

const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * The policy of the sandbox's pages, instead of the product's. Browsers check the redirects after a form against
 * form-action, and the last of them leads back to the product, perhaps on another host.
 */
export function contentSecurityPolicy(formTarget?: string): string {
  const formAction = formTarget === undefined ? "'none'" : `'self' ${formTarget}`;
  return `default-src 'none'; style-src ${styleSource}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;
}

export interface SignInForm {
  readonly email: string;
  readonly name: string;
  readonly emailIsVerified: boolean;
  readonly emailIsWrong: boolean;
}

/** The form accepts any address. Labels and buttons are in English only, with Korean below them. */
export function signInPage({ email, name, emailIsVerified, emailIsWrong }: SignInForm): string {
  const problem = emailIsWrong
    ? `<p class="problem" id="email-problem" role="alert">Enter an e-mail address, such as name@example.com.
<span lang="ko">이메일 주소를 입력하세요.</span></p>`
    : '';
  return page(
    'Sign in with the Google sandbox',
    `<form method="post" novalidate>
<div class="field">
<label for="email">Email</label>
<p class="ko" lang="ko" id="email-ko">이메일: 어떤 주소든 됩니다</p>
${problem}
<input id="email" name="email" type="email" value="${escapedHtml(email)}" maxlength="254" autocomplete="email" required autofocus
 aria-describedby="email-ko${emailIsWrong ? ' email-problem' : ''}"${emailIsWrong ? ' aria-invalid="true"' : ''}>
</div>
<div class="field">
<label for="name">Name</label>
<p class="ko" lang="ko" id="name-ko">이름 (선택)</p>
<input id="name" name="name" type="text" value="${escapedHtml(name)}" maxlength="100" autocomplete="name" aria-describedby="name-ko">
</div>
<div class="field">
<input id="verified" name="verified" type="checkbox" value="yes"${emailIsVerified ? ' checked' : ''} aria-describedby="verified-ko"><label for="verified">The address is verified</label>
<p class="ko" lang="ko" id="verified-ko">확인된 이메일 주소로 알려 줍니다</p>
</div>
<div class="actions">
<button name="choice" value="continue">Continue</button>
<button name="choice" value="cancel" class="quiet">Cancel</button>
</div>
<p class="ko" lang="ko">Continue: 계속 · Cancel: 취소</p>
</form>`,
  );
}

/** A page with a message only. */
export function noticePage({ title, text, code }: { title: string; text: string; code: string }): string {
  return page(
    title,
    `<p>${escapedHtml(text)} <code>(${escapedHtml(code)})</code></p>
<p class="ko" lang="ko">로그인을 계속할 수 없습니다. 처음부터 다시 시도해 주세요.</p>
<p><a href="/">Solbada</a></p>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapedHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapedHtml(title)}</h1>
<div class="sandbox">
<p>This is not Google. It stands in for Google’s sign-in while the product runs without Google keys; no password is asked for.</p>
<p lang="ko">구글이 아닙니다. 구글 키 없이 실행할 때 구글 로그인을 대신하는 연습용 화면입니다.</p>
</div>
${content}
</main>
</body>
</html>
`;
}
