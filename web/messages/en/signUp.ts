import type { SignUpMessages } from '../ko/signUp.ts';

export const en: SignUpMessages = {
  signUp: {
    title: 'Sign up',
    step: (step, steps) => `Step ${step} of ${steps}`,
    haveAccount: 'Already have an account?',
    logIn: 'Log in',
    showPassword: 'Show password',
    hidePassword: 'Hide password',

    emailHeading: 'Sign up with your email',
    emailLead: 'Save your plan and collect the places you like. First, we check that the address is yours.',
    email: 'Email',
    clearEmail: 'Clear email',
    emailHint: 'We’ll send a six-digit code to this address.',
    sendCode: 'Send verification code',
    emailVerified: 'This address is verified.',
    continue: 'Continue',
    invalidEmail: 'Invalid email format.',
    existingAccount: 'Account already exists.',
    toLogin: 'Log in instead',
    haveCode: 'Enter the code',
    verifyAgain:
      'Your email verification has expired. Please verify the address again; everything else you entered is still here.',

    codeHeading: 'Enter your code',
    codeLead: 'Enter the six digits that we sent to this address:',
    code: 'Verification code',
    codeHint: 'Nothing there? Look in your spam folder too.',
    timeLeft: 'Time left',
    oneMinuteLeft: 'One minute left.',
    verifying: 'Checking…',
    expiredCode: 'Verification code expired.',
    codeMismatch: 'Verification code does not match.',
    codeUsedUp:
      "You've entered five wrong codes, so the code we sent can no longer be used. Request a new one.",
    resend: 'Resend code',
    resent: 'A new code is on its way.',
    otherEmail: 'Use another email',

    detailsHeading: 'Your details',
    detailsLead: 'Fill in one field, and the next one appears.',
    password: 'Password',
    passwordRule: '8 to 20 characters, with at least one letter, one number and one of @$!%*#?&.',
    passwordNotKept: 'For your safety, passwords aren’t kept. Please enter it again.',
    passwordTooShort: 'Password must be at least 8 characters.',
    passwordTooLong: 'Password must be at most 20 characters.',
    passwordValidationWarning: (missing) => `Requirements needed - ${missing.join(', ')} required`,
    conditions: {
      letterRequired: 'letter',
      numberRequired: 'number',
      specialCharRequired: 'special character',
    },
    characterRefused: 'Use only letters A to Z, numbers and @$!%*#?&.',
    passwordValid: 'Requirements met',
    passwordGuessable: {
      common:
        'Lots of people use a password like this, so it’s easy to guess. You can keep it, but a less usual one is safer.',
      knownWord:
        'This contains your name, nickname or email, or a word from this guide, so it’s easy to guess. You can keep it, but another one is safer.',
    },
    repeatPassword: 'Repeat password',
    passwordNotMatch: 'Password mismatch',
    passwordMatch: 'Passwords match',
    lastName: 'Last name',
    firstName: 'First name',
    nameHint: 'Use your real name, as on your ID.',
    nameError: 'Please enter your name and surname.',
    unreadable: 'This contains characters that can’t be displayed.',
    nickname: 'Nickname',
    nicknameHint: 'Up to 15 characters.',
    nicknameError: 'Please enter your nickname.',
    existingNickname: 'Nickname already exists.',
    nicknameChecking: 'Checking…',
    nicknameAvailable: 'This nickname is free.',
    nicknameUnchecked: 'The nickname couldn’t be checked.',
    checkAgain: 'Check again',
    agreements: 'Please agree to both',
    agreementsHint: 'Tap a title to read it.',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    submit: 'Sign up',

    socialHeading: 'Almost there',
    socialLead: 'Choose a nickname for Solbada and agree to the terms, and your account is ready.',

    agree: 'Agree',

    completeHeading: (nickname) => `Welcome, ${nickname}`,
    completeTitle: 'Welcome',
    completeLead:
      'What do you like to do when you travel? Your choice is saved automatically, and you can change it later.',
    themes: 'Interests',
    saving: 'Saving…',
    saved: 'Saved',
    notSaved: 'Your choice wasn’t saved.',
    chooseOne: 'Choose at least one to save.',
    lastStays: 'Choose at least one. Until then, your last choice stays saved.',
    backToPlan: 'Back to your plan',
    continueToPayment: 'Continue to payment',
    home: 'Home',

    failure: {
      mailDelayed:
        'The email is delayed: the mail server isn’t responding just now. Enter the code once it arrives.',
      offline: 'You’re offline. Please try again once you’re connected.',
      timedOut: 'There was no response in time. What you entered is still here; please try again.',
      unreachable:
        'The connection to the server was lost. What you entered is still here; please check your connection and try again.',
      tooMany: (minutes) =>
        `Too many requests. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      server: 'Something went wrong on our side. What you entered is still here; please try again shortly.',
      refused: 'This didn’t go through. Please check what you entered and try again.',
    },
  },
};
