"""`python -m wartable` is the command `wartable`."""

from wartable.cli import main

if __name__ == "__main__":
    main()
