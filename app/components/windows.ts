/** Same boundary as the layout: under it a window is a phone's. */
export const mobileQuery = '(width < 768px)';
