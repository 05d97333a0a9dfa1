'use client';

export { ScreenError as default } from '../screen-error';
